import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areaMocks } from '../../src/mocks/createFixtureApi';
import { galleryArea } from '../../src/qa/gallery/galleryArea';
import { galleryMocks } from '../../src/qa/gallery/galleryMocks';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';

openFixtureApi({ areas: [...areaMocks, galleryMocks] });

it('the gallery shows each input by its caption, and is in no menu', async () => {
  await renderApp('/gallery', { as: 'admin', furtherAreas: [galleryArea] });
  await heading('Gallery of inputs');
  expect(screen.getByRole('textbox', { name: 'Published' })).toHaveValue('01/22/2026');
  expect(document.body).not.toHaveTextContent(/\b(?:areas|resources|qa)\.[\w/-]+\./);
  expect(within(screen.getByRole('navigation')).queryByRole('link', { name: /gallery/i })).toBeNull();
});
