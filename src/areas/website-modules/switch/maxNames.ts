/** More modules than these are counted in a sentence, not named. */
export const maxNames = 8;
