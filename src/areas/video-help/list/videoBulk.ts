import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Web from '@mui/icons-material/WebOutlined';
import { defineBulk } from '@/records/bulk/defineBulk';
import { topics } from '../topicSchema';
import { videos } from '../videoSchema';
import { PagesForm, TagsForm } from './BulkForms';

/** The bulk changes of films. */
export const videoBulk = defineBulk({
  reference: videos,
  texts: 'areas.video-help.list.bulk',
  refusals: 'areas.video-help.refusals',
  refreshes: [topics.resource],
  skipCodes: ['same', 'already_archived', 'not_archived', 'not_published'],
  operations: [
    { op: 'archive', icon: Archive, direct: true },
    { op: 'reopen', icon: Unarchive },
    { op: 'markVerified', icon: Fact, direct: true },
    { op: 'setTopic', icon: FolderOutlined, argument: { name: 'topicId', reference: topics } },
    { op: 'addPages', icon: Web, form: PagesForm },
    { op: 'addTags', icon: LabelOutlined, form: TagsForm },
  ],
});
