import { useTranslate } from 'react-admin';
import { PageHeader } from '@/ui/page/PageHeader';
import { GuideList } from './GuideList';

const texts = 'areas.onboarding-wizard.shell';

/** `/profile/guides`: this person's guides, to continue or restart. */
export function GuidesPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate(`${texts}.guides`)}
        lead={translate(`${texts}.lead`)}
        back={{ to: '/profile' }}
      />
      <GuideList withSteps />
    </>
  );
}
