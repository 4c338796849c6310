import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { FirstPage } from '../../ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function DefaultTranslationsPage() {
  return <FirstPage texts="areas.default-translations" icon={TranslateOutlined} />;
}
