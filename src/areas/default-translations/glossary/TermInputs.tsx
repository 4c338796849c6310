import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useLanguages } from '../languages/useLanguages';

const texts = 'areas.default-translations.glossary';

/** A term in English and its translations. Forms that texts may use are separated by commas. */
export function TermInputs() {
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <>
      <FormTextField source="term" required language="en" help={translate(`${texts}.termHelp`)} />
      <FormTextField source="note" multiline rows={2} help={translate(`${texts}.noteHelp`)} />
      <Loaded query={languages}>
        {(all) => (
          <FieldGroup
            label={translate(`${texts}.translations`)}
            help={translate(`${texts}.translationsHelp`)}
          >
            {() =>
              all
                .filter(({ isBase }) => !isBase)
                .map(({ id, name }) => (
                  <FormTextField key={id} source={`translations.${id}`} label={name} language={id} />
                ))
            }
          </FieldGroup>
        )}
      </Loaded>
    </>
  );
}
