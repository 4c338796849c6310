import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaMocks } from '../../src/mocks/createFixtureApi';
import { galleryArea } from '../../src/qa/gallery/galleryArea';
import { galleryMocks } from '../../src/qa/gallery/galleryMocks';
import { sourceOf } from '../../src/qa/gallery/sourceOf';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';

openFixtureApi({ areas: [...areaMocks, galleryMocks] });
const open = (path: string) => renderApp(path, { as: 'admin', furtherAreas: [galleryArea] });

describe('the gallery', () => {
  it('shows each input with its source, and stands in no menu', async () => {
    await open('/gallery');
    await heading('Gallery of inputs');
    const sources = screen.getAllByRole('region', { name: /^Source of / });
    expect(sources.length).toBeGreaterThanOrEqual(19);
    for (const source of sources) expect(source.textContent).toMatch(/^<Form\w+\s[\s\S]*>$/);
    expect(screen.getByRole('textbox', { name: 'Published' })).toHaveValue('01/22/2026');
    expect(within(screen.getByRole('navigation')).queryByRole('link', { name: /gallery/i })).toBeNull();
  });

  it('shows a source of several lines as it would stand alone', () => {
    expect(sourceOf('opensAt')).toBe('<FormTimeField source="opensAt" />');
    const lines = sourceOf('contributors').split('\n');
    expect([lines[0], lines[1], lines.at(-1)]).toEqual([
      '<FormListField',
      '  source="contributors"',
      '</FormListField>',
    ]);
  });

  it('leads from a record to the page that changes it', async () => {
    const { user } = await open('/gallery/gallery-specimens/specimen-1/show');
    await heading('Specimen 1');
    expect(document.body).not.toHaveTextContent(/\b(?:areas|resources|qa)\.[\w/-]+\./);
    const shown = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(shown('Published')).toHaveTextContent('Jan 22, 2026');
    expect(shown('Price')).toHaveTextContent('€9.90');
    expect(shown('Withdrawn')).toHaveTextContent('Yes');
    expect(shown('Channels')).toHaveTextContent('Own shopBook trade');
    expect(screen.getByRole('link', { name: 'publisher.example/books' })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Specimen 1');
  });
});
