import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoneAll from '@mui/icons-material/DoneAllOutlined';
import FileCopy from '@mui/icons-material/FileCopyOutlined';
import FindReplace from '@mui/icons-material/FindReplaceOutlined';
import LabelOff from '@mui/icons-material/LabelOffOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import RemoveDone from '@mui/icons-material/RemoveDoneOutlined';
import { defineBulk } from '@/records/bulk/defineBulk';
import { defineReference } from '@/records/references/defineReference';
import { changesResource } from '../../changes/changeSchema';
import { RevertLink } from '../../changes/RevertButton';
import { splitForms } from '../../checks/textForms';
import { languagesResource } from '../../languages/useLanguages';
import { textsResource } from '../textAddress';
import type { Translation } from '../translationSchema';
import { CopyFromForm, LanguageForm, ReplaceForm, TagsForm } from './BulkForms';
import { useReview } from './useReview';

const keys = defineReference<Translation>({ resource: textsResource, name: ({ key }) => key });

/** Permitted with the right for any language; the server checks the chosen one. */
const action = 'translate';

/** The bulk changes of keys, most of them for their texts in one language. */
export const textBulk = defineBulk({
  reference: keys,
  texts: 'areas.default-translations.grid.bulk',
  refreshes: [languagesResource, changesResource],
  skipCodes: [
    'missing',
    'reviewed',
    'not_reviewed',
    'translated',
    'same',
    'no_match',
    'has_tags',
    'no_tags',
    'in_build',
  ],
  showText: (text) => splitForms(text).join(' | '),
  wayBack: RevertLink,
  operations: [
    { op: 'review', icon: DoneAll, action, direct: true, useRun: useReview },
    { op: 'unreview', icon: RemoveDone, action, form: LanguageForm, inverse: 'review' },
    { op: 'copyBase', icon: ContentCopy, action, form: LanguageForm },
    { op: 'copyFrom', icon: FileCopy, action, form: CopyFromForm },
    { op: 'replace', icon: FindReplace, action, direct: true, form: ReplaceForm },
    { op: 'addTags', icon: Label, form: TagsForm, inverse: 'removeTags' },
    { op: 'removeTags', icon: LabelOff, form: TagsForm, inverse: 'addTags' },
    { op: 'clear', icon: BackspaceOutlined, action, form: LanguageForm },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
