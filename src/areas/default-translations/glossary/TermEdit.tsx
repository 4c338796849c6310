import { EditPage } from '@/records/form/EditPage';
import { TermInputs } from './TermInputs';
import type { GlossaryTerm } from './termSchema';

/** By language, because two people may write two of them. */
const comparedFields = ['translations'];

/** `/default-translations/glossary/:id` */
export function TermEdit() {
  return (
    <EditPage<GlossaryTerm> headline={({ term }) => term} objects={comparedFields}>
      <TermInputs />
    </EditPage>
  );
}
