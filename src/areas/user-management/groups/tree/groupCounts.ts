import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';

/** The numbers beside the name of a group; a screen reader also reads out 0 members. */
export const groupCounts = [
  { source: 'memberCount', icon: PeopleOutlined, text: 'members', saysZero: true },
  { source: 'childCount', icon: AccountTreeOutlined, text: 'subgroups', saysZero: false },
] as const;
