import { CreatePage } from '@/records/form/CreatePage';
import { TermInputs } from './TermInputs';
import type { GlossaryTerm } from './termSchema';

const defaults = { term: '', note: '', translations: {} };

/** `/default-translations/glossary/create` */
export function TermCreate() {
  return (
    <CreatePage<GlossaryTerm> defaults={defaults}>
      <TermInputs />
    </CreatePage>
  );
}
