import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface LinkedTextProps {
  /** The key of a text with placeholders. */
  text: string;
  /** What stands for the placeholders: links, for instance. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with links in it, whose order each language chooses for itself. */
export function LinkedText({ text, parts }: LinkedTextProps) {
  const translate = useTranslate();
  const names = Object.keys(parts);
  // Control characters stand for the placeholders: no text has them.
  const marks = Object.fromEntries(names.map((name, index) => [name, `\u0001${index}\u0001`]));
  return translate(text, marks)
    .split('\u0001')
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{parts[names[Number(piece)] ?? '']}</Fragment>,
    );
}
