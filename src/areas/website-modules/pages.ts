export { WebsiteModulesPage } from './WebsiteModulesPage';
