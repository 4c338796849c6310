import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areaFixtures } from '@/fixture-api/createFixtureApi';
import { galleryArea } from '@/qa/gallery/galleryArea';
import { galleryFixtures } from '@/qa/gallery/galleryFixtures';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';

openFixtureApi({ areas: [...areaFixtures, galleryFixtures] });

it('the gallery shows each input by its caption, and is in no menu', async () => {
  await renderApp('/gallery', { as: 'admin', furtherAreas: [galleryArea] });
  await heading('Gallery of inputs');
  expect(screen.getByRole('textbox', { name: 'Published' })).toHaveValue('01/22/2026');
  expect(document.body).not.toHaveTextContent(/\b(?:areas|resources|qa)\.[\w/-]+\./);
  expect(within(screen.getByRole('navigation')).queryByRole('link', { name: /gallery/i })).toBeNull();
});
