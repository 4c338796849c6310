import { createContext, type ReactNode } from 'react';

/** What a form knows of one of its fields, to speak about it elsewhere: in a message, in the comparison of two versions. */
export interface FieldDescription {
  readonly label: string;
  /** Shows a value of the field; absent where the value speaks for itself. */
  readonly format?: (value: unknown) => ReactNode;
}

/** Tells the form of a field as long as it is shown; the answer takes it back. */
export type DescribeField = (source: string, description: FieldDescription) => () => void;

/** The form around an input. Outside of a `RecordForm` nobody listens. */
export const DescribeFieldContext = createContext<DescribeField>(() => () => {});
