/** How many users one call of an export asks for; as many need no progress dialog. */
export const exportPageSize = 1000;
