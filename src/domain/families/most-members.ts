/** Products in a family: as many as a list of products can name one by one. More that differ in one word are no variants of a product. */
export const mostMembers = 200;
