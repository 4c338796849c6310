import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../state/EmptyState';
import { PageHeader } from './PageHeader';

interface FirstPageProps {
  /** The prefix of the texts: `<texts>.caption` and `<texts>.purpose`. */
  texts: string;
  icon: ComponentType;
}

/** The page of an area whose contents are not there yet: its caption and one sentence on what it is for. */
export function FirstPage({ texts, icon: Icon }: FirstPageProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate(`${texts}.caption`)} />
      <EmptyState atStart icon={<Icon />} message={translate(`${texts}.purpose`)} />
    </>
  );
}
