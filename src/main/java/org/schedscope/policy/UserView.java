package org.schedscope.policy;

/** What a policy may know about the users whose tasks wait in the queue it orders. Users are numbered. */
public interface UserView {
    /**
     * Compares the share factors of two users exactly: the products, along their paths, of what they are entitled to by what they use
     * now.
     */
    int compareShareFactors(int userA, int userB);

    /** The share factor of a user: an integer or a fraction in lowest terms. */
    String shareFactor(int user);

    /** The share factor of a user as its terms: {@code (1/2 ÷ 3/4) · (1/3 ÷ 1/9)}. */
    String shareTerms(int user);
}
