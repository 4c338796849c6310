import { lazyPart } from '@/ui/loading/LazyPart';
import { PageFailure } from '../PageFailure';

const loadProfile = () => import('./ProfilePage').then((page) => page.ProfilePage);
const loadForgotPassword = () => import('./ForgotPasswordPage').then((page) => page.ForgotPasswordPage);

/** The profile page, with what its form needs. */
export const ProfilePage = lazyPart(loadProfile, PageFailure);
/** The page that asks for a new password. */
export const ForgotPasswordPage = lazyPart(loadForgotPassword, PageFailure);
