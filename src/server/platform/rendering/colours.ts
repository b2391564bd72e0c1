/** As in `ui/base.css`. */
export const colours = {
  ink: '#140F18',
  rice: '#F6E9CF',
  night: '#111A3E',
  mark: '#FF4E2E',
  mustard: '#F6B932',
}

export const cloths = {
  sakura: '#FF9EAB',
  vermilion: '#FF4E2E',
  mustard: '#F6B932',
  matcha: '#B5C94C',
  asagi: '#5FC4BA',
  sora: '#8DB3FF',
  kaki: '#FF9147',
  plain: '#F6E9CF',
}
