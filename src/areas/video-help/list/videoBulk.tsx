import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Web from '@mui/icons-material/WebOutlined';
import { useTranslate } from 'react-admin';
import { type BulkFormProps, defineBulk } from '@/records/bulk/defineBulk';
import { SelectField } from '@/records/inputs/SelectField';
import { topics } from '../topicSchema';
import { useKnownPages } from '../useKnownPages';
import { videos } from '../videoSchema';

/** Chooses the page that videos are added to. */
function PageForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const { options } = useKnownPages();
  const [page] = Array.isArray(args?.pages) ? args.pages : [];
  return (
    <SelectField
      label={translate('areas.video-help.list.bulk.page')}
      value={String(page ?? '')}
      onChange={(pattern) => onChange(pattern === '' ? undefined : { pages: [pattern] })}
      options={options}
      disabled={disabled}
      required
    />
  );
}

/** The bulk changes of videos. */
export const videoBulk = defineBulk({
  reference: videos,
  texts: 'areas.video-help.list.bulk',
  refusals: 'areas.video-help.refusals',
  refreshes: [topics.resource],
  skipCodes: ['same', 'already_archived', 'not_archived', 'not_published'],
  operations: [
    { op: 'archive', icon: Archive, direct: true },
    { op: 'reopen', icon: Unarchive },
    { op: 'verify', icon: Fact, direct: true },
    { op: 'setTopic', icon: FolderOutlined, argument: { name: 'topicId', reference: topics } },
    { op: 'addPages', icon: Web, form: PageForm },
  ],
});
