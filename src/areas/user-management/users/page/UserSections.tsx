import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { PageSection } from '@/ui/page/PageSection';
import { UserHistory } from '../../audit/UserHistory';
import { Sessions } from '../../sessions/Sessions';
import type { User } from '../userSchema';
import { EffectivePermissions } from './EffectivePermissions';

const texts = 'areas.user-management.edit.users';

/** The tabs below the form of a user, each loaded when it is first opened. */
export function UserSections({ user }: { user: User }) {
  const translate = useTranslate();
  const title = (part: string) => translate(`${texts}.${part}.title`);
  return (
    <Box sx={{ maxWidth: 760, mt: 0, mb: 4 }}>
      <RecordTabs
        label={translate(`${texts}.sections`)}
        tabs={[
          {
            name: 'permissions',
            label: translate(`${texts}.permissions.tab`),
            content: (
              <PageSection
                title={title('permissions')}
                intro={translate(`${texts}.permissions.intro.${user.status}`)}
              >
                <EffectivePermissions userId={user.id} />
              </PageSection>
            ),
          },
          {
            name: 'sessions',
            label: title('sessions'),
            content: (
              <PageSection inTab title={title('sessions')} intro={translate(`${texts}.sessions.intro`)}>
                <Sessions user={user} />
              </PageSection>
            ),
          },
          {
            name: 'history',
            label: translate('records.history.title'),
            content: <UserHistory user={user} />,
          },
        ]}
      />
    </Box>
  );
}
