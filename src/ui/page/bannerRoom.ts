/**
 * The key under which a session remembers that its pages start with a banner; the script in `index.html` reads it too.
 */
export const bannerRoomKey = 'session.bannerRoom';

const attribute = 'data-banner-room';

/** Whether room for a banner is reserved above the page, so that one can appear without moving it. */
export const hasBannerRoom = (): boolean => document.documentElement.hasAttribute(attribute);

/** Reserves room above the page, or releases it; both move the page. */
export function setBannerRoom(isKept: boolean): void {
  document.documentElement.toggleAttribute(attribute, isKept);
}
