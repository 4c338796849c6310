import type { ComponentProps } from 'react';
import { FormFileField } from './FormFileField';

/** A picture of a form, with a preview; JPEG, PNG or WebP unless told. Kept and sent as `FormFileField` does. */
export function FormImageField(props: Omit<ComponentProps<typeof FormFileField>, 'picture'>) {
  return (
    <FormFileField accept="image/jpeg,image/png,image/webp" types="JPEG, PNG, WebP" {...props} picture />
  );
}
