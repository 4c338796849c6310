/** Where the profile page has room for the panel "Start here" beside its form: in the container of `StartColumns`. */
export const besideForm = '@container (width >= 48rem)';

/** Where the panel is above the form. */
export const aboveForm = '@container (width < 48rem)';
