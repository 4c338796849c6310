export { ControllingPage } from './ControllingPage';
