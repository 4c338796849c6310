import { defineFixtures } from '@/fixture-api/defineFixtures';

/** The records in the gallery, which exist only in the demo. */
export const galleryFixtures = defineFixtures({
  permission: 'none',
  resources: {
    'gallery-people': { count: 12, seed: ({ random }) => ({ name: random.fullName() }) },
    'gallery-specimens': {
      count: 1,
      many: 1,
      seed: ({ records }) => ({
        id: 'specimen',
        name: 'Specimen',
        published: '2026-01-22',
        embargo: '2026-11-01T20:30:00Z',
        opensAt: '09:30',
        weight: 0.5,
        price: 24.9,
        currency: 'EUR',
        isWithdrawn: false,
        format: 'Hardcover',
        binding: 'Paperback',
        channels: ['Hardcover'],
        country: 'Germany',
        countries: ['Germany', 'Austria'],
        keywords: ['lighthouse', 'storm'],
        authorId: records('gallery-people')[0]?.id,
        blurb: '# A blurb\n\nWith **bold** words and a [link](https://publisher.example).',
        settings: { paper: 'matt', colours: [4, 0] },
        contributors: [{ name: 'Ada Albrecht', since: '2025-03-01' }],
        title: { de: 'Muster', en: 'Specimen' },
      }),
    },
  },
});
