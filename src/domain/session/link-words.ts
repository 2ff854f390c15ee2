// What is said of links that let a person in, by the page they lead to and by the server.

/** A part of it was not copied. */
export const incompleteLink = 'This link is incomplete. Copy all of it, then open it again.';
