import type { Wording } from '@astrolabe/words'
import type { ENDINGS as EnglishEndings, STORIES as EnglishStories } from './stories.en.ts'

type Stories = Wording<typeof EnglishStories>

const FACTIONS: Stories['factions'] = {
  F01: 'Ils hivernent dans une crique que nulle carte n’avoue, et en sortent avec le premier convoi du printemps. Leur pavillon est la dernière chose que bien des capitaines apprennent à lire.',
  F02: 'La Guerre Magnétique leur a pris leurs mondes et laissé leurs vaisseaux, ou presque tous. À force de perdre, ils en ont fait une science.',
  F03: 'Personne n’a dit au dernier d’entre eux de cesser de se construire, alors il a continué. Ils parlent poliment, visent avec soin et réparent ce qu’ils manquent.',
  F04: 'Chacun porte une graine plus vieille que l’Alliance, et des soutes assez profondes pour la moisson. Tous les champs sont à eux, quoi que dise l’écriteau.',
  F05: 'Ils chantent pour les étoiles mortes et notent ce qui leur revient. Une page chantée peut brûler, car la chaleur fait partie du cantique.',
  F06: 'Dans l’Union, une coque appartient à qui l’a rivetée, et pas une quille ne se pose sans banquet. Leurs chantiers n’ont jamais chômé, même en temps de deuil.',
  F07: 'Sous les arcades noires, tout a un prix, et un second pour qui demande. On ouvrit une fois le plus vieux coffre, et les comptes étaient justes.',
  F08: 'Leurs forêts voyagent sous verre, et leurs anciens avec elles. Là où ils se posent, quelque chose fleurit dans l’année.',
  F09: 'Ils ont brûlé leur ville plutôt que de la rendre, et portent ce qu’il en reste. Une bataille est pour eux une dette, et une dette se recouvre.',
  F10: 'Ils n’ont jamais eu de monde à eux et plaignent ceux qui en ont. Une flotte nomade dérive, disent-ils, comme plane un faucon.',
  F11: 'Leurs régents ne naissent pas, on les taille, et chaque facette garde un règne. De leurs tours on voit la tour suivante, et ainsi jusqu’à la Bordure.',
  F12: 'Une pensée, bien des bouches. Ce qui s’est dit une fois devant eux se dira deux fois à table.',
  F13: 'Certains furent un temps qu’il fait avant d’être un peuple. Une nébuleuse est un pays sans portes, et ils le gardent bien.',
  F14: 'Ils vont et viennent entre les bases, lampes baissées, et nul ne se souvient de leur avoir ouvert. Ce qu’ils lisent, ils le lisent dans le noir.',
  F15: 'Rien ne prouve qu’il y en ait plus d’un. Là où l’un se pose, les autres étaient déjà en chemin.',
}

const COMMANDERS: Stories['commanders'] = {
  L1A: 'Un administrateur soigneux de ce qui fut à d’autres. Il s’excuse en trois exemplaires.',
  L1B: 'On l’avait envoyée ouvrir une ambassade. Elle compte aujourd’hui neuf coques et pas une porte.',
  L1C: 'Threx était venu compter la flotte. Le total ne lui plut pas, et il le corrige depuis.',
  L2A: 'Rien ne quitte un monde de Haldane sans tampon, et rien n’en est parti depuis des années.',
  L2B: 'Elle lit une ligne de bataille comme d’autres un visage, et frappe à l’instant où il va changer.',
  L2C: 'Nul a oublié son propre nom, pour faire de la place à celui de tous les autres.',
  L3A: 'On n’a jamais vu l’amiral deux fois sur le même pont. Dans le doute, tous les vaisseaux saluent.',
  L3B: 'Il n’y a personne à la passerelle. Il n’y a pas de passerelle. Les vaisseaux sont d’accord, voilà tout.',
  L3C: 'Là où monte sa bannière, les murs montent derrière, et l’on amène les gens en dernier.',
}

const RAIDERS: Stories['raiders'] = {
  'RD-S1': 'Ils chassent à quatre, et le quatrième est toujours celui qu’on n’a pas compté.',
  'RD-S2': 'Il leur faut une heure pour dépouiller une épave, et peu leur importe que c’en soit déjà une.',
  'RD-A1': 'Son capitaine tient registre de tout ce qu’il prend, au cas où quelqu’un viendrait le réclamer.',
  'RD-A2':
    'Elle s’accroche à ce qu’elle voit de plus chaud, et les lumières baissent de la poupe à la proue.',
  'RD-B1': 'Il ne brise pas les machines. Il leur explique patiemment ce qu’elles pourraient être d’autre.',
  'RD-B2': 'Il a perdu son équipage voilà longtemps sans s’en apercevoir, mais l’éperon marche encore.',
  'RD-C1': 'Un bras long comme un convoi sort du noir, puis un second, pour choisir.',
  'RD-C2':
    'Nul signal n’approche à moins d’une minute-lumière, et nul n’en sort. Ses ordres sont des silences.',
  'RD-D1':
    'Il quitte sa peau brûlée et poursuit, un peu plus léger. Des flottes entières sont mortes de l’avoir cru fini.',
  'RD-D2': 'Il passe une fois par génération, quand il y a de nouveau de quoi faucher.',
  'RD-CV': 'Il ne poursuit pas. L’espace penche vers lui, et tout ce qui s’y trouve penche avec.',
}

const EVENTS: Stories['events'] = {
  EG1: 'Une douzaine de coques sans nom attendent en rade, la clé sur la serrure.',
  EG2: 'Les morceaux se vendent, un marchand à la fois. Nul ne sait ce qu’ils font une fois réunis.',
  EG3: 'Neuf minutes durant, toutes les piles de la Bordure se chargent seules, et les ingénieurs se taisent.',
  EG4: 'Le convoi laisse une caisse sur chaque quai désert et n’attend pas le reçu.',
  EG5: 'Quelqu’un essuie une lentille, et il y a un monde là où il y avait une tache.',
  EG6: 'Des familles entières sont aux portes avec leurs bagages, et demandent seulement quel vaisseau.',
  EG7: 'Bon vent, et toutes les soutes de la Bordure se retrouvent pleines du bien d’autrui.',
  EG8: 'Le temps d’une nuit, des remorqueurs de toutes couleurs tirent ce qui est le plus près.',
  EG9: 'Les écrans sont vides d’un bord à l’autre. Les anciens dorment quand même tout bottés.',
  EG10: 'Les grands parlent d’abord et on les applaudit. Les petits parlent en dernier et on les paie pour finir.',
  ET1: 'Le sol a cédé sans un bruit. Les chefs étaient dehors, à inspecter les murs.',
  ET2: 'Un instant, chacun se souvient du plan de son voisin.',
  ET3: 'Tous leurs feux s’allument à la fois, et tous sont plus près.',
  ET4: 'Une aurore sur chaque station. C’est très beau, et ce sont vos réserves.',
  ET5: 'Cela commence par une odeur de cuivre, puis les portes ne s’ouvrent plus.',
  ET6: 'Les citernes sonnent creux. Sur les places, on compte les noms et les seaux.',
  ET7: 'Ils passent le bord à la nuit des lunes, et ils ont appris à partager.',
  ET8: 'Le long du rivage des nuées, les coques se mettent à pencher.',
  ET9: 'À midi les tableaux sont blancs, et le soir ce sont les courtiers.',
  ET10: 'Les chansons parlent des vainqueurs. Les vaincus rentrent chez eux et lisent.',
  EN1: 'Ce qui en monte n’est pas un vaisseau, mais en porte des morceaux.',
  EN2: 'Près du noir, toutes les radios donnent le même conseil, avec votre voix.',
  EN3: 'Ce qui n’est pas fixé glisse d’un côté de la pièce. Puis la pièce aussi.',
  EN4: 'Il prend un peu à chacun, équitablement, comme un impôt.',
  EN5: 'Un présent flotte devant le sas. Il est encore tiède.',
  EN6: 'De ce côté les étoiles s’éteignent, l’une après l’autre, par ordre d’éclat.',
  EN7: 'Il se ferme comme un œil, et là où était la flotte tournent des anneaux de ferraille.',
  EN8: 'La faille fouette l’espace, et ceux qui lâchent tout retombent quelque part.',
  EN9: 'Un mot d’une langue morte revient au bout de dix mille ans, corrigé.',
  EN10: 'Les horloges s’accordent à dire que le matin tarde. Quelque chose de grand respire en dormant.',
}

const PLANETS: Stories['planets'] = {
  PG1: 'D’un or pâle, et cerclée d’anneaux si minces qu’on ne les voit que de profil.',
  PG2: 'Ses tempêtes ont un nom, un anniversaire et, depuis peu, une cote en bourse.',
  PG3: 'On tira de sa ceinture trois cents petites lunes avant que quiconque regarde en bas.',
  PV1: 'Sa croûte est assez jeune pour se vexer d’un train d’atterrissage.',
  PV2: 'Ici, les forges sont plus vieilles que leurs toits.',
  PV3: 'La nuit, tout l’horizon rougeoie, et l’équipe de jour se plaint d’y voir mal.',
  PR1: 'Une seule rue est balayée. Nul n’a rencontré le balayeur.',
  PR2: 'Dix mille portes, et dans chacune la même clé.',
  PR3: 'Ceux d’ici bâtissaient pour des hôtes bien plus grands qu’eux.',
  PC1: 'De l’herbe noire, des fleuves noirs, et le meilleur câble de la galaxie.',
  PC2: 'La forêt pousse en feuilles de métal et sonne comme un gong sous la pluie.',
  PC3: 'Le vent y tresse des fibres fines comme un souffle, dont un fil retient un croiseur.',
  PI1: 'Une perle bleue. Ses premiers colons gagnèrent la piste en patins.',
  PI2: 'Sous la glace il y a une mer, et dans la mer, à peine, une marée de lueurs.',
  PI3: 'Le vent y a sa saison, et les villes sont faites pour le saluer.',
}

export const ENDINGS: Wording<typeof EnglishEndings> = {
  developments:
    'Au bord de cartes où il n’y avait rien, des lampes brûlent aux fenêtres. Ceux qui viendront y verront un pays.',
  tracks:
    'Personne ne saurait dire quel jour cela s’est décidé. Il y eut seulement, chaque jour, un pas de plus.',
  modules:
    'La station est devenue une ville, et la ville ronronne dans son sommeil. Quelque part, on y fabrique toujours quelque chose.',
  battles: 'La Bordure se tait, comme une salle où quelqu’un vient d’avoir raison.',
  commerce:
    'Les livres sont clos, et justes. Sur les quais, on demande déjà combien il en coûterait de les rouvrir.',
  others:
    'Ce fut gagné par de petites choses, dont chacune aurait pu échoir à un autre. Ainsi se fait presque toute l’histoire, et c’est pourquoi on la raconte autrement.',
  unity: 'La Bordure n’a plus qu’une voix. Elle lit les nouveaux horaires et remercie chacun de sa patience.',
}

export const STORIES: Stories = {
  factions: FACTIONS,
  commanders: COMMANDERS,
  raiders: RAIDERS,
  events: EVENTS,
  planets: PLANETS,
}
