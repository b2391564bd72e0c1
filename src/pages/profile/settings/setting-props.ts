export type SettingProps = { open: boolean; onClose: () => void }
