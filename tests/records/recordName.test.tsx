import { screen } from '@testing-library/react';
import { type RaRecord, ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { useRecordName } from '@/records/references/useRecordName';
import { renderUi } from '../ui/renderUi';

function Name({ record }: { record: RaRecord }) {
  return <p>{useRecordName()(record)}</p>;
}

it.each([
  ['its name', { id: 1, name: 'Ann Lee' }, 'Ann Lee'],
  ['a number', { id: 1, name: 7 }, '7'],
  [
    'a title by language',
    { id: 'v1', title: { de: 'Nutzer einladen', en: 'Invite a user' } },
    'Invite a user',
  ],
  ['a title in another language alone', { id: 'v1', title: { de: 'Nutzer einladen' } }, 'Nutzer einladen'],
  ['its email address, where the name cannot be seen', { id: 1, name: ' ', email: 'a@x.com' }, 'a@x.com'],
  ['its id, where there is no title in any language', { id: 'v1', title: {} }, '#v1'],
])('a record is called by %s', (_what, record, name) => {
  document.documentElement.lang = 'en';
  renderUi(
    <ResourceContextProvider value="books">
      <Name record={record} />
    </ResourceContextProvider>,
  );
  expect(screen.getByText(name)).toBeVisible();
});
