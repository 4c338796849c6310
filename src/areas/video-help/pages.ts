export { VideoHelpPage } from './VideoHelpPage';
