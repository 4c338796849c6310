/** Small screens, on which the menu overlays the content instead of pushing it aside (reading R6). */
export const handsetQuery =
  '(max-width: 599.98px) and (orientation: portrait), (max-width: 959.98px) and (orientation: landscape)';
