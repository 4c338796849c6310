/**
 * The keys of texts for which the product's name is given as `%{product}`. A server's own words are no texts of the application
 * and stay as they are.
 */
export const namesProduct = /^(?:app|areas|people|records|resources|ui)\./;
