import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import type { Area } from '@/areas';

/** The demo's area, without a menu entry, that shows every input of the application on one page. */
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
