/**
 * Matches the keys of the application's own texts, in which `%{product}` becomes the product's name. Messages from the server have no
 * such key and stay unchanged.
 */
export const namesProduct = /^(?:app|areas|people|records|resources|ui)\./;
