import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import type { Area } from '@/areas';

/** Every input of the application on one page: an area of the demo that no menu shows. */
export const galleryArea: Area = {
  key: 'gallery',
  path: 'gallery',
  permission: 'none',
  order: 1000,
  unlisted: true,
  icon: CollectionsOutlined,
  page: () => import('./GalleryPage').then((m) => m.GalleryPage),
  resources: [{ name: 'gallery-specimens' }, { name: 'gallery-people' }],
};
