import type { ComponentProps } from 'react';
import { FormFileField } from './FormFileField';

/** A picture in a form, with a preview; default: JPEG, PNG or WebP. Stored and sent as by `FormFileField`. */
export function FormImageField(props: Omit<ComponentProps<typeof FormFileField>, 'picture'>) {
  return (
    <FormFileField accept="image/jpeg,image/png,image/webp" types="JPEG, PNG, WebP" {...props} picture />
  );
}
