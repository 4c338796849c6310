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
import { RevertLink } from '../../changes/RevertLink';
import { textsResource } from '../textAddress';
import type { Translation } from '../translationSchema';
import { CopyFromForm } from './CopyFromForm';
import { LanguageForm } from './LanguageForm';
import { ReplaceForm } from './ReplaceForm';
import { TagsForm } from './TagsForm';
import { useReview } from './useReview';

const keys = defineReference<Translation>({ resource: textsResource, name: ({ key }) => key });

/** The changes that can be made to many keys at once, most of them to their texts in one language. */
export const textBulk = defineBulk({
  reference: keys,
  texts: 'areas.default-translations.grid.bulk',
  refreshes: ['default-translations/translation-languages', 'default-translations/translation-changes'],
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
  wayBack: RevertLink,
  operations: [
    { op: 'review', icon: DoneAll, direct: true, useRun: useReview },
    { op: 'unreview', icon: RemoveDone, form: LanguageForm, inverse: 'review' },
    { op: 'copyBase', icon: ContentCopy, form: LanguageForm },
    { op: 'copyFrom', icon: FileCopy, form: CopyFromForm },
    { op: 'replace', icon: FindReplace, direct: true, form: ReplaceForm },
    { op: 'addTags', icon: Label, form: TagsForm, inverse: 'removeTags' },
    { op: 'removeTags', icon: LabelOff, form: TagsForm, inverse: 'addTags' },
    { op: 'clear', icon: BackspaceOutlined, form: LanguageForm },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
