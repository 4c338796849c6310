import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { defineBulk } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { ListPage } from '@/records/list/ListPage';
import { defineReference } from '@/records/references/defineReference';
import { useLanguages } from '../languages/useLanguages';
import { type GlossaryTerm, termsResource } from './termSchema';

const texts = 'areas.default-translations.glossary';

const terms = defineReference<GlossaryTerm>({ resource: termsResource, name: ({ term }) => term });

const bulk = defineBulk({
  reference: terms,
  texts: `${texts}.bulk`,
  skipCodes: [],
  operations: [{ op: 'delete', icon: DeleteOutlined, danger: true, removes: true }],
});

const byTerm = { field: 'term', order: 'ASC' } as const;

/** `/default-translations/glossary`: the terms of the publisher with their translations. */
export function GlossaryList() {
  const translate = useTranslate();
  return (
    <ListPage<GlossaryTerm>
      sort={byTerm}
      bulk={bulk}
      back={{ to: '/default-translations' }}
      empty={{ title: translate(`${texts}.emptyTitle`), message: translate(`${texts}.empty`) }}
    >
      <Column<GlossaryTerm> source="term" link width={12} />
      <Column<GlossaryTerm>
        source="translations"
        disableSort
        width={24}
        render={({ translations }) => <Translations translations={translations} />}
      />
      <Column<GlossaryTerm> source="note" disableSort priority={3} width={16} />
    </ListPage>
  );
}

/** The usual translation in each language that has one, in the publisher's order. */
function Translations({ translations }: Pick<GlossaryTerm, 'translations'>) {
  const { data: languages = [] } = useLanguages();
  const named = languages.filter(({ id }) => translations[id]);
  return named.map(({ id, name, direction }, place) => (
    <span key={id}>
      {place > 0 ? ' · ' : null}
      <bdi>{name}</bdi>:{' '}
      <bdi lang={id} dir={direction}>
        {translations[id]}
      </bdi>
    </span>
  ));
}
