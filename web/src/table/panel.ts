/** What a button of the table's head opens. */
export type Panel = 'log' | 'chat' | 'settings' | 'hint' | 'report' | 'menu' | 'rules' | 'keys';
