import Star from '@mui/icons-material/Star';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import type { Area } from '@/areas';
import { createRefusals } from '@/fixture-api/createRefusals';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { Column } from '@/records/columns/Column';
import { EditPage } from '@/records/form/EditPage';
import { FormTextField } from '@/records/inputs/FormTextField';
import { ActionBar } from '@/records/lifecycle/ActionBar';
import { LifecycleMenu } from '@/records/lifecycle/LifecycleMenu';
import { defineLifecycle } from '@/records/lifecycle/lifecycle';
import { PublishButton } from '@/records/lifecycle/PublishButton';
import type { PublishQuestionProps } from '@/records/lifecycle/PublishDialog';
import { PublishForm } from '@/records/lifecycle/PublishForm';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { usePublish } from '@/records/lifecycle/usePublish';
import { ListPage } from '@/records/list/ListPage';
import { defineReference } from '@/records/references/defineReference';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';

/** Letters: drafts that are sent, held and burnt. Their texts are keys, because the tests have no file of texts. */
const letterSchema = v.looseObject({
  id: idSchema,
  title: v.string(),
  text: v.fallback(v.string(), ''),
  status: v.picklist(['draft', 'published', 'held', 'burnt']),
  access: v.record(v.string(), v.string()),
  version: v.number(),
});

type Letter = v.InferOutput<typeof letterSchema>;

const life = defineLifecycle({
  reference: defineReference<Letter>({ resource: 'post/letters', name: ({ title }) => title }),
  schema: letterSchema,
  texts: 'areas.post',
  verbs: {
    hold: { icon: Star },
    release: { icon: Star, reverses: 'hold' },
    burn: { icon: Star, asks: true },
    duplicate: { icon: Star, copies: true },
  },
});

const look = { icon: Star, tone: 'action' } as const;
const states = {
  texts: 'areas.post.statuses',
  looks: { draft: look, published: look, held: look, burnt: look },
} as const;

function Question({ record, onClose }: PublishQuestionProps<Letter>) {
  const call = usePublish(life, record, onClose);
  const problems = [
    ...(record.text === '' ? [{ text: 'It has no text', to: '?field=text', prevents: true }] : []),
    ...(record.title.length < 9 ? [{ text: 'A short title', part: 'Title', prevents: false }] : []),
  ];
  return (
    <PublishForm call={call} problems={problems} body={{ stamps: 2 }}>
      Two stamps
    </PublishForm>
  );
}

function LetterMenu(props: RowMenuProps<Letter>) {
  return <LifecycleMenu {...props} life={life} question={Question} />;
}

function LetterList() {
  return (
    <ListPage<Letter> headline="Letters" sort={{ field: 'title', order: 'ASC' }} rowMenu={LetterMenu}>
      <Column<Letter> source="title" label="Title" link />
    </ListPage>
  );
}

function LetterEdit() {
  return (
    <EditPage<Letter>
      headline={({ title }) => `Letter ${title}`}
      status={(letter) => <StatusMark states={states} state={letter.status} />}
      actions={(letter) => <ActionBar life={life} record={letter} />}
      buttons={(letter) => <PublishButton life={life} record={letter} question={Question} />}
    >
      <FormTextField source="title" label="Title" required maxLength={60} />
      <FormTextField source="text" label="Text" />
    </EditPage>
  );
}

/** The area of the letters. */
export const letterArea: Area = {
  key: 'post',
  path: 'post',
  permission: 'user-management',
  order: 90,
  icon: Star,
  children: [{ path: 'letters' }],
  resources: [
    {
      name: 'letters',
      list: async () => LetterList,
      edit: async () => LetterEdit,
      schema: async () => letterSchema,
    },
  ],
};

const { refuse } = createRefusals('areas.post.refusals');

/** Their server. */
export const letterFixtures = defineFixtures({
  permission: 'user-management',
  resources: {
    letters: {
      count: 2,
      seed: ({ index }) => ({ title: `Greetings ${index}`, text: '', status: 'draft', stamps: 0 }),
      writable: { create: ['title', 'text'], change: ['title', 'text'] },
      verbs: {
        publish: {
          from: ['draft'],
          otherwise: 'not_draft',
          run: ({ text }, { body }) =>
            text === '' ? refuse('no_text') : { status: 'published', stamps: body.stamps },
        },
        hold: { from: ['published'], otherwise: 'not_published', run: () => ({ status: 'held' }) },
        release: { from: ['held'], otherwise: 'not_held', run: () => ({ status: 'published' }) },
        burn: { from: ['published', 'held'], otherwise: 'not_published', run: () => ({ status: 'burnt' }) },
      },
      duplicate: ({ text }, { body }) => ({ title: body.name, text, status: 'draft' }),
      refuseDelete: ({ status }) => (status === 'draft' ? undefined : { code: 'was_published' }),
    },
  },
});
