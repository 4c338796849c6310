export { DefaultTranslationsPage } from './DefaultTranslationsPage';
