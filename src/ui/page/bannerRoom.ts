/** Under which a session remembers that its pages begin with a banner; the script in `index.html` reads it too. */
export const bannerRoomKey = 'session.bannerRoom';

const attribute = 'data-banner-room';

/** Whether room for a banner is kept above the page: then one can come without moving it. */
export const hasBannerRoom = (): boolean => document.documentElement.hasAttribute(attribute);

/** Keeps the room above the page, or gives it up; both move the page. */
export function setBannerRoom(isKept: boolean): void {
  document.documentElement.toggleAttribute(attribute, isKept);
}
