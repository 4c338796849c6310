import type { RaRecord } from 'react-admin';
import { AudienceField } from '@/people/audience/AudienceField';
import { AudienceText } from '@/people/audience/AudienceText';
import type { Audience } from '@/people/audience/audience';
import { Column } from '@/records/columns/Column';
import { EditPage } from '@/records/form/EditPage';
import { ListPage } from '@/records/list/ListPage';

interface Notice extends RaRecord {
  name: string;
  audience: Audience;
}

/** A list that says of each record whom it is for. */
export function NoticeList() {
  return (
    <ListPage<Notice> headline="Notices">
      <Column<Notice> source="name" label="Name" link />
      <Column<Notice>
        source="audience"
        label="Audience"
        disableSort
        render={({ audience }) => <AudienceText audience={audience} />}
      />
    </ListPage>
  );
}

/** A form with an audience. */
export function NoticeEdit() {
  return (
    <EditPage<Notice> headline={({ name }) => name}>
      <AudienceField source="audience" label="Who reads it" required />
    </EditPage>
  );
}
