// Style sheets are bundled from the components that need them; they export nothing.
declare module '*.css'
