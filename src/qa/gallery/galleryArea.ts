import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import type { Area } from '../../areas';

/** The building blocks of records, each with its source: an area of the demo that no menu shows. */
export const galleryArea: Area = {
  key: 'gallery',
  path: 'gallery',
  permission: 'none',
  order: 1000,
  unlisted: true,
  icon: CollectionsOutlined,
  page: () => import('./GalleryPage').then((m) => m.GalleryPage),
  resources: [
    {
      name: 'gallery-specimens',
      list: () => import('./GalleryPages').then((m) => m.SpecimenList),
      edit: () => import('./GalleryPages').then((m) => m.SpecimenEdit),
      show: () => import('./GalleryPages').then((m) => m.SpecimenShow),
    },
    { name: 'gallery-people' },
  ],
};
