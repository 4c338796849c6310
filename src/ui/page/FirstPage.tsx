import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../state/EmptyState';
import { PageHeader } from './PageHeader';

interface FirstPageProps {
  /** The prefix of the texts: `<texts>.caption` and `<texts>.purpose`. */
  texts: string;
  icon: ComponentType;
}

/** The placeholder page of an area without content: its caption and a sentence on its purpose. */
export function FirstPage({ texts, icon: Icon }: FirstPageProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate(`${texts}.caption`)} />
      <EmptyState atStart icon={<Icon />} message={translate(`${texts}.purpose`)} />
    </>
  );
}
